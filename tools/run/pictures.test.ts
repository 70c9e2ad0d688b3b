import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { followPictures } from './pictures.mjs';

it('waits for the first pages, and tells of the rest every ten percent', async () => {
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text).trim());
    return true;
  });
  const output = new PassThrough();
  const opened = followPictures(output);
  output.write('pictures 40/1000\n');
  output.write('pictures of the first pages are drawn\n');
  await opened;
  output.write('pictures 80/1000\npictures 120/1000\npictures 160/1000\n');
  output.write('pictures 1000/1000\n');
  await new Promise((done) => setImmediate(done));
  write.mockRestore();
  expect(said).toEqual(['10 % of all pictures are drawn', '100 % of all pictures are drawn']);
});
