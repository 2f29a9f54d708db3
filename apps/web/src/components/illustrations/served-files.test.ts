import { readdirSync, readFileSync, statSync } from 'node:fs'
import { lightPalette, themePalette } from '@oficio/drawings/draw'
import { drawingsEdition, mailPicturesEdition } from '@oficio/drawings/edition'
import { drawingFiles, editionOfFiles, offlineScene } from '@oficio/drawings/files'
import { mailPictureFile } from '@oficio/drawings/mail-address'
import { editionOfMailPictures, mailPictures } from '@oficio/drawings/mail-pictures'
import { expect, it } from 'vitest'

const publicFolder = new URL('../../../public/drawings/', import.meta.url)
const styles = readFileSync(new URL('../../app/tokens.css', import.meta.url), 'utf8')

const howTo = 'run `npm run write -w packages/drawings`'

it('serves the drawings as the package draws them now', () => {
  const files = drawingFiles()
  const paths = [...files.map(({ path }) => path), ...mailPictures.map(mailPictureFile)]
  expect(readdirSync(publicFolder).sort(), howTo).toEqual(paths.sort())
  for (const { path, content } of files)
    expect(readFileSync(new URL(path, publicFolder), 'utf8') === content, `${path}: ${howTo}`).toBe(true)
})

it('has the present drawing in the page that the service worker shows without a connection', () => {
  const script = readFileSync(new URL('../sw.js', publicFolder), 'utf8')
  expect(script.includes(offlineScene()), howTo).toBe(true)
})

it('gives the drawings a new address after a change, because browsers keep them for a year', () => {
  expect(drawingsEdition, howTo).toBe(editionOfFiles())
  expect(mailPicturesEdition, howTo).toBe(editionOfMailPictures())
})

it('keeps the pictures of mails small', () => {
  const sizes = mailPictures.map((name) => statSync(new URL(mailPictureFile(name), publicFolder)).size)
  expect(Math.max(...sizes)).toBeLessThan(12_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000)
})

it('draws pictures without CSS in the colours of the site', () => {
  const tokens = new Map(
    [...styles.matchAll(/^ {2}(--[\w-]+): (#\w{6});$/gm)].map(([, token, hex]) => [token, hex]),
  )
  for (const [colour, css] of Object.entries(themePalette)) {
    const token = /var\((--[\w-]+)/.exec(css)?.[1]
    expect(lightPalette[colour as keyof typeof lightPalette], colour).toBe(tokens.get(token))
  }
})
