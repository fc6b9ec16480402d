import { random } from './noise';
import { type Pen, type Sheet, sheet } from './pen';

/** Stone grain and cracks over a figure turned to stone. */
export function paintStoned(size: number): Sheet {
  const { canvas, pen } = sheet(size, size);
  pen.scale(size / 2, size / 2);
  pen.translate(1, 1);
  const rnd = random(41);
  pen.beginPath();
  pen.arc(0, 0, 0.8, 0, 7);
  pen.fillStyle = 'rgba(122,120,112,.34)';
  pen.fill();
  pen.save();
  pen.clip();
  for (let i = 0; i < 160; i++) {
    pen.fillStyle = rnd() < 0.5 ? 'rgba(210,208,196,.3)' : 'rgba(40,38,34,.3)';
    pen.fillRect(rnd() * 2 - 1, rnd() * 2 - 1, 0.05, 0.035);
  }
  pen.lineWidth = 0.035;
  pen.strokeStyle = 'rgba(34,30,26,.7)';
  pen.beginPath();
  pen.moveTo(-0.5, -0.6);
  pen.lineTo(-0.2, -0.15);
  pen.lineTo(-0.35, 0.3);
  pen.moveTo(-0.2, -0.15);
  pen.lineTo(0.3, 0.05);
  pen.lineTo(0.5, 0.55);
  pen.stroke();
  pen.restore();
  pen.lineWidth = 0.05;
  pen.strokeStyle = 'rgba(214,212,202,.8)';
  pen.beginPath();
  pen.arc(0, 0, 0.8, 0, 7);
  pen.stroke();
  return canvas;
}

/** Two small letters above a sleeper; they never turn with it. */
export function paintAsleep(size: number): Sheet {
  const { canvas, pen } = sheet(size, size);
  pen.scale(size / 100, size / 100);
  pen.lineJoin = 'round';
  for (const [x, y, s] of [
    [56, 40, 26],
    [74, 20, 18],
  ] as const) {
    const z = (): void => {
      pen.beginPath();
      pen.moveTo(x - s / 2, y - s / 2);
      pen.lineTo(x + s / 2, y - s / 2);
      pen.lineTo(x - s / 2, y + s / 2);
      pen.lineTo(x + s / 2, y + s / 2);
      pen.stroke();
    };
    pen.lineWidth = 9;
    pen.strokeStyle = 'rgba(20,16,30,.8)';
    z();
    pen.lineWidth = 4.5;
    pen.strokeStyle = '#e9e4ff';
    z();
  }
  return canvas;
}

/** Five stars in a ring about somebody who reels; they never turn with him. */
export function paintStars(size: number): Sheet {
  const { canvas, pen } = sheet(size, size);
  pen.scale(size / 100, size / 100);
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.ellipse(50, 50, 36, 30, 0, 0, 7);
  pen.lineWidth = 1.6;
  pen.strokeStyle = 'rgba(255,236,170,.4)';
  pen.stroke();
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
    star(pen, 50 + Math.cos(a) * 37, 50 + Math.sin(a) * 31, i % 2 === 0 ? 10 : 8);
  }
  return canvas;
}

function star(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const out = i % 2 === 0 ? r : r * 0.44;
    pen.lineTo(x + Math.cos(a) * out, y + Math.sin(a) * out);
  }
  pen.closePath();
  pen.lineWidth = 3.4;
  pen.strokeStyle = 'rgba(24,16,6,.9)';
  pen.stroke();
  pen.fillStyle = '#f4d271';
  pen.fill();
}
