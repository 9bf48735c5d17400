/** Whoever holds longer than this is not pressing; a page that stood still for good would be the worse fault. */
const longestPressMs = 10_000;
/** Once a finger is lifted, the browser makes up its mind whether that was a click. */
const clickWithinMs = 80;

/** What waits for a click. A list opens and a field is entered as soon as they are touched, and the end of that press may go elsewhere. */
const clicked = 'a, button, summary, label, input[type="checkbox"], input[type="radio"], [role="option"]';

/**
 * What comes by itself, such as an answer or an event, waits while a finger or a mouse button is down on a control. It may
 * draw something above that control and so move it away, and a browser gives the click to what lies under both ends of the
 * press: then nothing would happen, and nobody could say why. `beginsClick`: whether a click is to follow.
 */
export function pressWatch(beginsClick: (event: Event) => boolean) {
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
      const press = (event: Event) => {
        if (!beginsClick(event)) return;
        isDown = true;
        releaseWithin(longestPressMs);
      };
      const lift = () => {
        if (isDown) releaseWithin(clickWithinMs);
      };
      const click = () => {
        if (isDown) releaseWithin(0);
      };
      page.addEventListener("pointerdown", press, { capture: true });
      for (const end of ["pointerup", "pointercancel"]) page.addEventListener(end, lift, { capture: true });
      page.addEventListener("click", click, { capture: true });
    },
    /** At once, unless somebody is pressing: then behind the press, in the order of coming and each work once. */
    after: (work: () => void) => {
      if (isDown) held.add(work);
      else work();
    },
  };
}

/** Other buttons open a menu, whose press may end outside of the page. */
const mainButton = 0;

export const press = pressWatch(
  (event) =>
    event instanceof PointerEvent &&
    event.button === mainButton &&
    event.target instanceof Element &&
    event.target.closest(clicked) !== null,
);
