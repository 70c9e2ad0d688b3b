import type { Envelope } from './envelopes';

/** Colours of an envelope, from the brand. */
export interface EnvelopeColours {
  paper: string;
  flap: string;
  seal: string;
}

const HEIGHT = 1.36;
const SEAL = 0.13;

function drawEnvelope(context: CanvasRenderingContext2D, width: number, colours: EnvelopeColours) {
  const height = width * HEIGHT;
  context.fillStyle = colours.paper;
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, width * 0.1);
  context.fill();
  context.fillStyle = colours.flap;
  context.beginPath();
  context.moveTo(-width / 2, -height / 2 + width * 0.1);
  context.quadraticCurveTo(0, height * 0.12, width / 2, -height / 2 + width * 0.1);
  context.lineTo(width / 2, -height / 2);
  context.lineTo(-width / 2, -height / 2);
  context.fill();
  context.fillStyle = colours.seal;
  context.beginPath();
  context.arc(0, -height * 0.16, width * SEAL, 0, 2 * Math.PI);
  context.fill();
}

/** Clears the canvas and draws envelopes. */
export function drawEnvelopes(
  context: CanvasRenderingContext2D,
  envelopes: readonly Envelope[],
  colours: EnvelopeColours,
): void {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  for (const { x, y, size, tilt } of envelopes) {
    context.save();
    context.translate(x * width, y * height);
    context.rotate(tilt);
    drawEnvelope(context, size * width, colours);
    context.restore();
  }
}
