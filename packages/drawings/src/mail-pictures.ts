import { createHash } from 'node:crypto'
import { type DrawingName, drawGroup, type Palette } from './draw'
import { drawings } from './drawings'
import { sunbeams, sunbeamsOrigin } from './sunbeams'

// Mail programs show neither SVG nor CSS variables, so mails have PNG files. Their ground is the petrol of the mail's
// header, which is the same in the light and the dark theme.

const palette: Palette = {
  line: '#dcedf0',
  paper: '#0b5563',
  shade: '#1c6675',
  petrol: '#3d8694',
  sun: '#ffc94a',
}
const beamColour = '#125f6e'

/** In CSS px. The pictures are twice as large, for screens of high density. */
const mailPictureSize = { width: 600, height: 160 } as const
const density = 2
const lineWidth = 1.25

/** Drawings of good news, which have sunbeams as on the site. */
const celebrations: readonly DrawingName[] = ['approved', 'firstReview', 'paymentReceived', 'requestSent']

// `Object.keys` returns exactly the names of the drawings; its type is only `string[]`.
export const mailPictures = Object.keys(drawings) as readonly DrawingName[]

// The beams end below the upper edge, because the header continues above it. They have no soft edges, which would double
// the size of the file.
const beams = `<path shape-rendering="crispEdges" fill="${beamColour}" d="${sunbeams(196)}"/>`

/** Returns the picture of a mail as a complete SVG document: the scene in the middle of a band. */
export function drawMailPicture(name: DrawingName): string {
  const { width, height } = mailPictureSize
  const scale = height / 240
  const leftEdge = sunbeamsOrigin.x - width / scale / 2
  const box = `x="${leftEdge}" y="0" width="${width / scale}" height="240"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="${leftEdge} 0 ${width / scale} 240" stroke-width="${lineWidth / scale}">`,
    `<rect ${box} fill="${palette.paper}"/>`,
    celebrations.includes(name) ? beams : '',
    `${drawGroup(name, 'scene', palette)}</svg>`,
  ].join('')
}

/** Returns a short hash of all pictures. It is part of their addresses. */
export function editionOfMailPictures(): string {
  const hash = createHash('sha256')
  for (const name of mailPictures) hash.update(`${name}\n${drawMailPicture(name)}`)
  return hash.digest('hex').slice(0, 8)
}
