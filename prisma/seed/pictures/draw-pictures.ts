// Draws the pictures of the demo: three of every trade and every kind of shop, and a logo of each kind of shop. They
// are drawings, because we may not publish photos of other people's homes. The files are committed, so that `npm start`
// does not draw them: run `npx tsx prisma/seed/pictures/draw-pictures.ts` after a change of a drawing.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type DrawingName, drawScene, lightPalette, type Palette } from '@oficio/drawings/draw'
import { shops, trades } from '@oficio/drawings/drawings'
import sharp, { type Sharp } from 'sharp'

const width = 960
const height = 640

const paleSun = '#fff3d1'
const sunny: Palette = { ...lightPalette, paper: '#fffaf0', shade: '#ffe0a3' }
const night: Palette = {
  line: '#d5e8eb',
  paper: '#0b5563',
  shade: '#2b6f7c',
  petrol: '#7fbcc7',
  sun: '#ffc94a',
}

const draw = (name: DrawingName, palette: Palette, background: string, scale = 1) =>
  sharp(Buffer.from(drawScene(name, { palette, background, width: width * scale, lineWidth: 4 * scale })))

async function write(name: string, picture: Sharp): Promise<void> {
  await writeFile(resolve(folder, `${name}.webp`), await picture.webp({ quality: 82 }).toBuffer())
}

const folder = resolve(import.meta.dirname, 'files')
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
// `Object.keys` returns exactly the names of the drawings; its type is only `string[]`.
for (const name of Object.keys({ ...trades, ...shops }) as DrawingName[]) {
  await write(`${name}-day`, draw(name, lightPalette, '#dcedf0'))
  await write(`${name}-night`, draw(name, night, '#08313a'))
  // A part of the scene, enlarged, with lines of the usual weight.
  const detail = draw(name, sunny, paleSun, 1.7).extract({
    left: Math.round(width * 0.35),
    top: Math.round(height * 0.45),
    width,
    height,
  })
  await write(`${name}-detail`, detail)
  if (!(name in shops)) continue
  const logo = drawScene(name, { form: 'mark', background: paleSun, width: 384, lineWidth: 14 })
  const margin = { top: 64, bottom: 64, left: 64, right: 64 }
  await write(`${name}-logo`, sharp(Buffer.from(logo)).extend({ ...margin, background: paleSun }))
}
