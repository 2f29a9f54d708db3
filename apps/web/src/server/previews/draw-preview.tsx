import { type Preview, previewSize } from '@oficio/contracts/search/preview'
import type { DrawingName } from '@oficio/drawings/draw'
import { ImageResponse } from 'next/og'
import type { PreviewFonts } from './preview-fonts'
import { PreviewPicture } from './preview-picture'

/** Returns a preview picture as PNG. Never uses the network, whatever the texts contain. */
export async function drawPreview(
  preview: Preview & { drawing: DrawingName },
  { siteName, fonts }: { siteName: string; fonts: PreviewFonts },
): Promise<Buffer> {
  const picture = new ImageResponse(<PreviewPicture preview={preview} siteName={siteName} />, {
    ...previewSize,
    fonts: [
      { name: 'text', data: fonts.text, weight: 600 },
      { name: 'display', data: fonts.display, weight: 700 },
    ],
  })
  return Buffer.from(await picture.arrayBuffer())
}
