/**
 * What a video shows now, to be handed to a worker. A VideoFrame costs nothing; where there is none, or where it comes
 * out turned otherwise than what is shown, the browser draws a bitmap.
 */
export async function grabFrame(video: HTMLVideoElement): Promise<ImageBitmap | VideoFrame> {
  if ("VideoFrame" in globalThis) {
    const frame = new VideoFrame(video);
    if (frame.displayWidth === video.videoWidth && frame.displayHeight === video.videoHeight) return frame;
    frame.close();
  }
  return await createImageBitmap(video);
}

/** From here on a film is sharp enough that a photograph, which takes a second, is not worth waiting for. */
const enoughPoints = 2400;
/** Longest that the camera may take for a photograph, in milliseconds. */
const patience = 4000;

type PhotoCamera = { takePhoto(): Promise<Blob> };
declare const ImageCapture: undefined | (new (track: MediaStreamTrack) => PhotoCamera);

/** The picture itself: a photograph, where the film is coarse and the browser can take one; else what the film shows. */
export async function grabPicture(
  video: HTMLVideoElement,
  track: MediaStreamTrack,
): Promise<ImageBitmap | VideoFrame | Blob> {
  if (Math.max(video.videoWidth, video.videoHeight) < enoughPoints && "ImageCapture" in globalThis && ImageCapture) {
    const photo = await Promise.race([
      new ImageCapture(track).takePhoto().catch(() => undefined),
      new Promise<undefined>((late) => setTimeout(late, patience)),
    ]);
    if (photo) return photo;
  }
  return await grabFrame(video);
}
