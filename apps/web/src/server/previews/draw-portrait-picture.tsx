import { drawPortrait } from '@oficio/drawings/draw-portrait'
import type { Portrait } from '@oficio/drawings/portraits/portrait'
import { ImageResponse } from 'next/og'

/** In px: twice the largest size in a mail, for screens of high density. */
const size = 144

/** Returns a drawn portrait as PNG, because mail programs show no SVG. Never uses the network. */
export async function drawPortraitPicture(portrait: Portrait): Promise<Buffer> {
  const svg = Buffer.from(drawPortrait(portrait, size)).toString('base64')
  const picture = new ImageResponse(
    // biome-ignore lint/performance/noImgElement: the drawing library has no other way to show SVG of a string
    <img src={`data:image/svg+xml;base64,${svg}`} alt="" width={size} height={size} />,
    { width: size, height: size },
  )
  return Buffer.from(await picture.arrayBuffer())
}
