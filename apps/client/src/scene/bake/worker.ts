import type { Baked, BakeReply, BakeRequest } from './messages';
import { paintTable } from './paint-table';

/** The painter's room: paints away from the page and hands finished pictures over without copying. */
const post = (reply: BakeReply, moved: Transferable[]): void => {
  (self as unknown as Worker).postMessage(reply, moved);
};

let present = 0;

self.onmessage = async ({ data }: MessageEvent<BakeRequest>): Promise<void> => {
  present = data.job;
  for (const baked of paintTable(data.table, data.terrain)) {
    const ready = toBitmap(baked);
    post({ job: data.job, baked: ready }, 'picture' in ready ? [ready.picture as ImageBitmap] : []);
    // A newer table makes this one waste: look for it between pieces.
    await new Promise((done) => setTimeout(done, 0));
    if (present !== data.job) return;
  }
};

function toBitmap(baked: Baked): Baked {
  if (!('picture' in baked) || !(baked.picture instanceof OffscreenCanvas)) return baked;
  return { ...baked, picture: baked.picture.transferToImageBitmap() };
}
