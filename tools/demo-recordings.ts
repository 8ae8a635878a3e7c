import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';

/*
 * Records the video answers of the demo anew: `node tools/demo-recordings.ts`. Two drawn figures hum in a real browser's
 * recorder, so the files are as those of candidates, only smaller. Needed only when the figures change.
 */

const folder = join(import.meta.dirname, '../server/src/demo/recordings');
const figures = [
  { name: 'first', skin: '#d9a27e', hair: '#3b2a20', shirt: '#22609f', pitch: 190 },
  { name: 'second', skin: '#8d5a3b', hair: '#15110e', shirt: '#a0451c', pitch: 130 },
];
const seconds = [
  [6, 8, 5],
  [7, 5, 6],
];

/** Runs in the page: draws somebody who speaks, and answers the recording in base64. */
const recorder = `async ({ skin, hair, shirt, pitch, seconds }) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
  const pen = canvas.getContext('2d');
  const sound = new AudioContext();
  const voice = new OscillatorNode(sound, { type: 'triangle', frequency: pitch });
  const loudness = new GainNode(sound, { gain: 0 });
  const ear = sound.createMediaStreamDestination();
  voice.connect(loudness).connect(ear);
  voice.start();
  const oval = (colour, x, y, width, height) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
    pen.fill();
  };
  const begun = performance.now();
  const draw = () => {
    const now = (performance.now() - begun) / 1000;
    const speaks = Math.sin(now * 1.3) > -0.7 ? Math.abs(Math.sin(now * 9) * Math.sin(now * 3.7)) : 0;
    loudness.gain.setTargetAtTime(speaks * 0.06, sound.currentTime, 0.03);
    voice.frequency.setTargetAtTime(pitch * (1 + 0.12 * Math.sin(now * 2.3)), sound.currentTime, 0.05);
    const sway = Math.sin(now * 0.9) * 3;
    pen.fillStyle = '#e8e4dc';
    pen.fillRect(0, 0, 320, 240);
    oval(shirt, 160, 250, 92, 72);
    oval(skin, 160 + sway, 186, 20, 26);
    oval(hair, 160 + sway, 104, 60, 64);
    oval(skin, 160 + sway, 118, 50, 62);
    const eyes = now % 3.1 < 0.15 ? 1 : 5;
    for (const side of [-19, 19]) oval('#1d1a18', 160 + sway + side, 106, 5, eyes);
    oval('#7a2f2f', 160 + sway, 150, 15, 2 + speaks * 9);
    pen.fillStyle = '#4b5a70';
    pen.font = '13px sans-serif';
    pen.fillText('Drawn for the demo', 12, 22);
  };
  draw();
  const frames = setInterval(draw, 80);
  const stream = canvas.captureStream(12);
  stream.addTrack(ear.stream.getAudioTracks()[0]);
  const recorder = new MediaRecorder(stream, {
    mimeType: 'video/webm;codecs=vp8,opus',
    videoBitsPerSecond: 50_000,
    audioBitsPerSecond: 12_000,
  });
  const pieces = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start(2000);
  setTimeout(() => recorder.stop(), seconds * 1000);
  await ended;
  clearInterval(frames);
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}`;

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
});
const page = await browser.newPage();
await mkdir(folder, { recursive: true });
for (const [at, { name, ...figure }] of figures.entries()) {
  for (const [question, length] of (seconds[at] ?? []).entries()) {
    const asked = JSON.stringify({ ...figure, seconds: length });
    const video = Buffer.from(await page.evaluate<string>(`(${recorder})(${asked})`), 'base64');
    const file = `${name}-${question + 1}.webm`;
    await writeFile(join(folder, file), video);
    process.stdout.write(`${file} ${video.length} bytes\n`);
  }
}
await browser.close();
