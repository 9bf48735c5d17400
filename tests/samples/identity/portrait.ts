import sharp from "sharp";

/** How a made-up portrait is taken. Lengths are parts of the picture’s height or width. */
export type PortraitLook = {
  readonly width: number;
  readonly height: number;
  /** From chin to crown, of the height. */
  readonly head: number;
  /** Where the middle of the face stands, of the width and the height. */
  readonly x: number;
  readonly y: number;
  /** Tilt of the head in degrees. */
  readonly tilt: number;
  readonly smiles: boolean;
  readonly sunglasses: boolean;
  /** What stands behind: one colour as `#d9d9dc`, or a room. */
  readonly background: `#${string}` | "room";
  readonly skin: string;
  readonly hair: string;
  readonly legs: boolean;
  /** How much wider the middle of the face is than from two metres, as a lens near it shows it. */
  readonly near: number;
  /** Which camera of a phone wrote the file, as phones say it. */
  readonly lens?: string;
};

/** As the authority wants it: 35 to 45, head 75 % of the height, plain background, calm face. Nobody looks like this. */
const rightPortrait: PortraitLook = {
  width: 840,
  height: 1080,
  head: 0.745,
  x: 0.5,
  y: 0.5,
  tilt: 0,
  smiles: false,
  sunglasses: false,
  background: "#f4f4f2",
  skin: "#c99873",
  hair: "#2b211c",
  legs: false,
  near: 1,
};

/** A drawn face in front of something, as JPEG. */
export async function drawnPortrait(look: Partial<PortraitLook> = {}): Promise<Buffer> {
  const drawn = sharp(Buffer.from(portraitSvg({ ...rightPortrait, ...look }))).flatten({ background: "#ffffff" });
  if (look.lens !== undefined) drawn.withExif({ IFD2: { LensModel: look.lens } });
  return await drawn.jpeg({ quality: 92 }).toBuffer();
}

/** The head is drawn 300 high, chin at 150 and crown at -150, and set to its size. */
function portraitSvg(look: PortraitLook): string {
  const { width, height, x, y, head, tilt } = look;
  const scale = (head * height) / 300;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <radialGradient id="skin" cx="46%" cy="42%" r="62%">
        <stop offset="0" stop-color="${look.skin}"/><stop offset="0.7" stop-color="${look.skin}"/>
        <stop offset="1" stop-color="${shade(look.skin, 0.72)}"/>
      </radialGradient>
      <linearGradient id="neck" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${shade(look.skin, 0.62)}"/><stop offset="1" stop-color="${shade(look.skin, 0.9)}"/>
      </linearGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="3.2"/></filter>
      <filter id="softer"><feGaussianBlur stdDeviation="7"/></filter>
    </defs>
    ${backgroundSvg(look)}
    <g transform="translate(${x * width} ${y * height}) scale(${scale})">
      ${bodySvg(look)}
      <g transform="rotate(${tilt})">${headSvg(look)}</g>
    </g>
  </svg>`;
}

function backgroundSvg({ background, width, height }: PortraitLook): string {
  if (background !== "room") return `<rect width="${width}" height="${height}" fill="${background}"/>`;
  return `<rect width="${width}" height="${height}" fill="#b59b7a"/>
    <rect width="${width * 0.32}" height="${height}" fill="#5f4632"/>
    <rect x="${width * 0.62}" y="${height * 0.06}" width="${width * 0.3}" height="${height * 0.38}" fill="#8fb3cf"/>
    <rect x="${width * 0.76}" y="${height * 0.06}" width="8" height="${height * 0.38}" fill="#f0ece2"/>
    ${[0.1, 0.24, 0.4, 0.57, 0.7].map((top, at) => `<rect x="${width * 0.03}" y="${height * top}" width="${width * 0.24}" height="${height * 0.09}" fill="${["#8c2f2f", "#2f5d8c", "#d8c9a3", "#3d6b45", "#733d6b"][at]}"/>`).join("")}`;
}

function bodySvg({ skin, legs }: PortraitLook): string {
  return `${legs ? `<path d="M-88 560 L-70 1010 L-14 1010 L0 640 L14 1010 L70 1010 L88 560 Z" fill="#2c3350"/>` : ""}
    <path d="M-200 560 C-205 300 -190 245 -118 222 C-60 205 -48 190 -46 150 L46 150 C48 190 60 205 118 222 C190 245 205 300 200 560 Z" fill="#3b4d63"/>
    <path d="M-47 96 L47 96 L50 186 C30 222 -30 222 -50 186 Z" fill="url(#neck)"/>
    <path d="M-52 184 C-30 226 30 226 52 184 L74 204 C36 262 -36 262 -74 204 Z" fill="#2c3b4e"/>
    <ellipse cx="0" cy="150" rx="66" ry="14" fill="${shade(skin, 0.5)}" opacity="0.55" filter="url(#soft)"/>`;
}

function headSvg(look: PortraitLook): string {
  const { skin, hair, near } = look;
  const dark = shade(skin, 0.55);
  return `<path d="M-112 10 C-128 -110 -84 -152 0 -152 C84 -152 128 -110 112 10 C108 60 104 40 98 -20 L-98 -20 C-104 40 -108 60 -112 10 Z" fill="${hair}"/>
    <ellipse cx="-103" cy="10" rx="15" ry="30" fill="${shade(skin, 0.82)}"/>
    <ellipse cx="103" cy="10" rx="15" ry="30" fill="${shade(skin, 0.82)}"/>
    <path d="M-100 -30 C-102 -118 -58 -132 0 -132 C58 -132 102 -118 100 -30 C100 40 88 92 46 132 C22 154 -22 154 -46 132 C-88 92 -100 40 -100 -30 Z" fill="url(#skin)"/>
    <path d="M-101 -26 C-104 -120 -60 -142 0 -142 C60 -142 104 -120 101 -26 C92 -74 74 -98 20 -104 C-30 -108 -84 -90 -101 -26 Z" fill="${hair}"/>
    <ellipse cx="-62" cy="62" rx="26" ry="20" fill="#b5523f" opacity="0.14" filter="url(#softer)"/>
    <ellipse cx="62" cy="62" rx="26" ry="20" fill="#b5523f" opacity="0.14" filter="url(#softer)"/>
    <ellipse cx="-44" cy="-14" rx="34" ry="18" fill="${dark}" opacity="0.3" filter="url(#soft)"/>
    <ellipse cx="44" cy="-14" rx="34" ry="18" fill="${dark}" opacity="0.3" filter="url(#soft)"/>
    <g transform="scale(${near} 1)">
      ${browSvg(-1, hair)}${browSvg(1, hair)}
      ${look.sunglasses ? sunglassesSvg() : `${eyeSvg(-44)}${eyeSvg(44)}`}
      <path d="M-10 -8 C-14 22 -18 40 -20 52 C-12 44 -10 10 -10 -8 Z" fill="${dark}" opacity="0.45" filter="url(#soft)"/>
      <path d="M-4 -6 C-4 20 -4 34 0 46" stroke="#ffffff" stroke-opacity="0.28" stroke-width="9" fill="none" filter="url(#soft)"/>
      <path d="M-24 54 C-18 44 -12 62 0 62 C12 62 18 44 24 54 C20 64 10 66 0 67 C-10 66 -20 64 -24 54 Z" fill="${dark}" opacity="0.55" filter="url(#soft)"/>
      <ellipse cx="-11" cy="59" rx="5" ry="3" fill="#2a1712" opacity="0.8"/><ellipse cx="11" cy="59" rx="5" ry="3" fill="#2a1712" opacity="0.8"/>
      ${look.smiles ? smilingMouth(dark) : calmMouth(dark)}
    </g>
    <path d="M-30 122 C-12 130 12 130 30 122" stroke="${dark}" stroke-opacity="0.35" stroke-width="5" fill="none" filter="url(#soft)"/>`;
}

const browSvg = (side: 1 | -1, hair: string): string =>
  `<path transform="scale(${side} 1)" d="M18 -36 C34 -48 56 -48 74 -36 C56 -42 36 -41 19 -30 Z" fill="${hair}"/>`;

const eyeSvg = (x: number): string => `<g transform="translate(${x} -12)">
    <path d="M-26 2 C-14 -12 14 -12 26 2 C14 12 -14 12 -26 2 Z" fill="#f3efe9"/>
    <circle cx="0" cy="0" r="10.5" fill="#4a3020"/><circle cx="0" cy="0" r="5" fill="#0d0806"/><circle cx="-3" cy="-4" r="2.4" fill="#ffffff"/>
    <path d="M-27 2 C-14 -14 14 -14 27 2" stroke="#22140e" stroke-width="4" fill="none"/>
    <path d="M-24 4 C-12 13 12 13 24 4" stroke="#6d4632" stroke-width="1.6" fill="none"/>
    <path d="M-28 -8 C-14 -22 14 -22 28 -8" stroke="#5c3a28" stroke-width="2.4" stroke-opacity="0.7" fill="none"/>
  </g>`;

const sunglassesSvg = (): string =>
  `<path d="M-104 -24 L-84 -22 M84 -22 L104 -24" stroke="#111" stroke-width="7"/><rect x="-84" y="-36" width="74" height="54" rx="22" fill="#0c0c0e"/><rect x="10" y="-36" width="74" height="54" rx="22" fill="#0c0c0e"/><path d="M-12 -20 L12 -20" stroke="#111" stroke-width="7"/>`;

const calmMouth = (dark: string): string => `
    <path d="M-32 93 C-18 86 -7 84 0 87 C7 84 18 86 32 93 C18 95 -18 95 -32 93 Z" fill="#8f4a41"/>
    <path d="M-32 93 C-18 95 18 95 32 93 C20 108 -20 108 -32 93 Z" fill="#a85c50"/>
    <path d="M-34 93 C-16 96 16 96 34 93" stroke="#4d211c" stroke-width="2.6" fill="none"/>
    <ellipse cx="0" cy="112" rx="24" ry="4" fill="${dark}" opacity="0.4" filter="url(#soft)"/>`;

const smilingMouth = (dark: string): string => `
    <path d="M-52 80 C-30 84 30 84 52 80 C40 122 -40 122 -52 80 Z" fill="#5a1e1c"/>
    <path d="M-46 83 C-28 86 28 86 46 83 C36 103 -36 103 -46 83 Z" fill="#f7f4ee"/>
    <path d="M-54 79 C-30 77 -8 74 0 78 C8 74 30 77 54 79 C30 87 -30 87 -54 79 Z" fill="#9c4f46"/>
    <path d="M-50 88 C-36 124 36 124 50 88 C40 112 -40 112 -50 88 Z" fill="#b5655a"/>
    <path d="M-66 66 C-78 78 -78 92 -70 104 M66 66 C78 78 78 92 70 104" stroke="${dark}" stroke-width="4" stroke-opacity="0.7" fill="none" filter="url(#soft)"/>`;

/** A colour made darker. */
function shade(colour: string, part: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * part));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
