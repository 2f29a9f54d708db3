// Writes the files of the drawings that the site serves and that mails show, the editions in their addresses, and the
// drawing in the page of the service worker. Run it after every change of a drawing:
// `npm run write -w packages/drawings`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawingFiles, editionOfFiles, offlineScene } from '../src/files'
import { mailPictureFile } from '../src/mail-address'
import { drawMailPicture, editionOfMailPictures, mailPictures } from '../src/mail-pictures'

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

const folder = pathOf('../../../apps/web/public/drawings/')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const { path, content } of drawingFiles()) writeFileSync(`${folder}${path}`, content)
for (const name of mailPictures) {
  const picture = sharp(Buffer.from(drawMailPicture(name)))
  // Sixteen colours, without dots between them.
  await picture
    .png({ palette: true, colours: 16, effort: 10, dither: 0 })
    .toFile(`${folder}${mailPictureFile(name)}`)
}
writeFileSync(
  pathOf('../src/edition.ts'),
  `// Hashes of all drawings. \`npm run write -w packages/drawings\` writes this file.
export const drawingsEdition = '${editionOfFiles()}'
export const mailPicturesEdition = '${editionOfMailPictures()}'
`,
)
const serviceWorker = pathOf('../../../apps/web/public/sw.js')
const script = readFileSync(serviceWorker, 'utf8')
writeFileSync(
  serviceWorker,
  script.replace(/^ {2}<svg .*<\/svg>$/m, () => `  ${offlineScene()}`),
)
