import { printable, type Fonts } from './fonts.js';
import type { Pdf } from './pdf.js';

/** Points from the edges of an A4 page. */
export const page = { left: 48, right: 547, width: 499, top: 60, bottom: 776 };

/** Colours of the brand on white paper. */
export const ink = '#231A32';
export const muted = '#6B6078';
export const hairline = '#E3E1E5';
export const peach = '#FFD9BF';
const fruits = ['#FF7A1A', '#D81E5B', '#B8E04A', '#4C4FD1', '#9FE3C8', '#7A3FC0', '#FFC23C'];

export interface Style {
  x: number;
  width: number;
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
}

export type Tag = PDFKit.PDFStructureElement;

/** The pages of a document, written from top to bottom. `y` is where the next text begins; later pages begin with `continued`. */
export class Sheet {
  y = page.top;
  private readonly root: Tag;

  constructor(
    readonly pdf: Pdf,
    private readonly fonts: Fonts,
    private readonly continued: string,
  ) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
    this.startPage();
  }

  /** Begins a page, also for the next record of a document with many. */
  startPage(): void {
    this.pdf.addPage();
    this.y = page.top;
    this.decorate(() => {
      const width = this.pdf.page.width / fruits.length;
      fruits.forEach((fruit, index) => this.pdf.rect(index * width, 0, width, 8).fill(fruit));
    });
  }

  /** Begins a new page when the next part does not fit. Returns whether it did. */
  breakBefore(height: number): boolean {
    if (this.y + height <= page.bottom) return false;
    this.startPage();
    this.y += this.write('P', this.continued, { x: page.left, width: page.width, color: muted }) + 12;
    return true;
  }

  /** Opens an element of the structure that assistive technology reads. */
  open(type: string, parent: Tag = this.root): Tag {
    const tag = this.pdf.struct(type);
    parent.add(tag);
    return tag;
  }

  /** Writes a paragraph, heading or cell (`type`) at `y`, wrapped at its width, and returns its height. */
  write(type: string, text: string, style: Style, parent: Tag = this.root): number {
    const printed = this.set(text, style);
    const { x, width, align } = style;
    const height = this.pdf.heightOfString(printed, { width });
    const draw = () => void this.pdf.text(printed, x, this.y, { width, align });
    const { y } = this;
    parent.add(this.pdf.struct(type, type === 'TH' ? headOfColumn : {}, [draw]));
    this.y = y;
    return height;
  }

  /** Writes paragraphs below each other and moves `y` below them. Leaves out empty ones. */
  writeLines(lines: readonly string[], style: Style): void {
    for (const line of lines.filter(Boolean)) this.y += this.write('P', line, style) + 2;
  }

  /** Returns the size, at most that of the style, at which each word fits on a line. */
  fittingSize(text: string, style: Style & { size: number }): number {
    const words = this.set(text, style).split(/\s+/);
    const widest = Math.max(...words.map((word) => this.pdf.widthOfString(word)));
    return widest <= style.width ? style.size : Math.floor((style.size * style.width) / widest);
  }

  heightOf(text: string, style: Style): number {
    return this.pdf.heightOfString(this.set(text, style), { width: style.width });
  }

  /** Draws what assistive technology skips. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  line(from = page.left, to = page.right): void {
    this.decorate(() => this.pdf.moveTo(from, this.y).lineTo(to, this.y).lineWidth(0.75).stroke(hairline));
  }

  /** Writes a text into the foot of each page. */
  writeFeet(textOf: (page: number, pages: number) => string): void {
    const { count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.pdf.switchToPage(index);
      this.decorate(() => {
        const text = this.set(textOf(index + 1, count), { ...foot, size: 8.5, color: muted });
        this.pdf.text(text, foot.x, 802, { width: foot.width, align: 'right', lineBreak: false });
      });
    }
    this.root.end();
  }

  private set(text: string, { bold = false, size = 9.5, color = ink }: Style): string {
    this.pdf.font(bold ? 'bold' : 'regular', size).fillColor(color);
    return printable(text, bold ? this.fonts.bold : this.fonts.regular);
  }
}

const headOfColumn: object = { scope: 'Column' };

const foot = { x: page.left, width: page.width };
