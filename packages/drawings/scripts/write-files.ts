// Writes the files of the drawings that the site serves, the edition in their addresses, and the drawing in the page of
// the service worker. Run it after every change of a drawing: `npm run write -w packages/drawings`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawingFiles, editionOfFiles, offlineScene } from '../src/files'

const folder = fileURLToPath(new URL('../../../apps/web/public/drawings/', import.meta.url))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const { path, content } of drawingFiles()) writeFileSync(`${folder}${path}`, content)
writeFileSync(
  fileURLToPath(new URL('../src/edition.ts', import.meta.url)),
  `/** A hash of all drawings. \`npm run write -w packages/drawings\` writes it. */\nexport const drawingsEdition = '${editionOfFiles()}'\n`,
)
const serviceWorker = fileURLToPath(new URL('../../../apps/web/public/sw.js', import.meta.url))
const script = readFileSync(serviceWorker, 'utf8')
writeFileSync(
  serviceWorker,
  script.replace(/^ {2}<svg .*<\/svg>$/m, () => `  ${offlineScene()}`),
)
