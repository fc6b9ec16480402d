import { even, SERIF, widthOf } from './labels';
import { random } from './noise';
import { type Pen, type Sheet, sheet } from './pen';

const FONT = `italic 500 15px ${SERIF}`;
const WIDE = 158;
const LINE = 18;
const MOST = 7;
/** Room for tilt, pin and shadow, in px. */
const ROOM = 14;

/** A slip of paper with a few words by hand, a pin at its head, a little askew. */
export function paintNote(text: string, q: number): Sheet {
  const lines = wrapped(text);
  const w = even(Math.max(64, ...lines.map((line) => widthOf(line, FONT))) + 24);
  const h = even(lines.length * LINE + 20);
  const { canvas, pen } = sheet((w + ROOM * 2) * q, (h + ROOM * 2) * q);
  const rnd = random(text.length * 31 + (text.codePointAt(0) ?? 0));
  pen.scale(q, q);
  pen.translate(ROOM + w / 2, ROOM + h / 2);
  pen.rotate(((rnd() < 0.5 ? -1 : 1) * (1 + rnd() * 1.4) * Math.PI) / 180);
  pen.translate(-w / 2, -h / 2);
  pen.save();
  pen.shadowColor = 'rgba(8,5,2,.6)';
  pen.shadowBlur = 6 * q;
  pen.shadowOffsetX = 2 * q;
  pen.shadowOffsetY = 3 * q;
  pen.fillStyle = '#f6eec3';
  pen.fillRect(0, 0, w, h);
  pen.restore();
  const light = pen.createLinearGradient(0, 0, w, h);
  light.addColorStop(0, 'rgba(255,252,230,.5)');
  light.addColorStop(1, 'rgba(150,120,50,.16)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, w, h);
  pen.font = FONT;
  pen.fillStyle = '#3a2a16';
  pen.textBaseline = 'middle';
  lines.forEach((line, i) => {
    pen.fillText(line, 11, 12 + LINE * (i + 0.5));
  });
  pin(pen, w / 2, 1);
  return canvas;
}

function pin(pen: Pen, x: number, y: number): void {
  pen.beginPath();
  pen.arc(x + 1, y + 2, 5, 0, 7);
  pen.fillStyle = 'rgba(20,10,4,.45)';
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, 5, 0, 7);
  pen.fillStyle = '#b5502e';
  pen.fill();
  pen.lineWidth = 0.9;
  pen.strokeStyle = '#6d2a14';
  pen.stroke();
  pen.beginPath();
  pen.arc(x - 1.5, y - 1.6, 1.6, 0, 7);
  pen.fillStyle = 'rgba(255,230,205,.85)';
  pen.fill();
}

/** The words in lines that fit, no more than a slip holds. */
function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const part of text.split('\n')) {
    let line = '';
    for (const word of part.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer, FONT) > WIDE) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines.length <= MOST ? lines : [...lines.slice(0, MOST - 1), '…'];
}
