/** Whoever holds longer than this is not pressing; a page that stood still for good would be the worse fault. */
const longestPressMs = 10_000;
/** Once a finger is lifted, the browser makes up its mind whether that was a click. */
const clickWithinMs = 80;

/** What is pressed to make something happen; a scroll bar or a text that is marked is not. */
const controls = 'a, button, summary, label, input, select, textarea, [role="option"]';

/**
 * What comes by itself, such as an answer or an event, waits while a finger or a mouse button is down on a control. It may
 * draw something above that control and so move it away, and a browser gives the click to what lies under both ends of the
 * press: then nothing would happen, and nobody could say why.
 */
export function pressWatch(isControl: (pressed: EventTarget | null) => boolean) {
  const held = new Set<() => void>();
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = () => {
    isDown = false;
    const works = [...held];
    held.clear();
    for (const work of works) work();
  };
  const releaseWithin = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(release, ms);
  };

  return {
    watch: (page: EventTarget) => {
      const press = ({ target }: Event) => {
        if (!isControl(target)) return;
        isDown = true;
        releaseWithin(longestPressMs);
      };
      const lift = () => {
        if (isDown) releaseWithin(clickWithinMs);
      };
      const click = () => {
        if (isDown) releaseWithin(0);
      };
      page.addEventListener('pointerdown', press, { capture: true });
      for (const end of ['pointerup', 'pointercancel']) page.addEventListener(end, lift, { capture: true });
      page.addEventListener('click', click, { capture: true });
    },
    /** At once, unless somebody is pressing: then behind the press, in the order of coming and each work once. */
    after: (work: () => void) => {
      if (isDown) held.add(work);
      else work();
    },
  };
}

export const press = pressWatch((pressed) => pressed instanceof Element && pressed.closest(controls) !== null);
