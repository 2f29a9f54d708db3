import { type Preview, previewSize } from '@oficio/contracts/search/preview'
import { countOf } from '@oficio/contracts/text/count-of'
import { type DrawingName, drawScene } from '@oficio/drawings/draw'
import { formatRating } from '@/lib/formats/format-rating'
import { drawnText } from './drawn-text'

const colours = {
  paper: '#f5f8f8',
  ink: '#10272e',
  soft: '#4c626a',
  petrol: '#0b5563',
  sun: '#ffc94a',
  star: '#b87500',
} as const

/** Longer titles are drawn in a smaller size. Counted in characters. */
const longTitle = 34
const longest = { kicker: 70, title: 90, line: 60, siteName: 30 }

interface PreviewPictureProps {
  preview: Preview & { drawing: DrawingName }
  siteName: string
}

/**
 * The picture that chat apps and social networks show for a link. Uses inline styles, because the drawing library does
 * not support classes.
 */
export function PreviewPicture({ preview, siteName }: PreviewPictureProps) {
  const title = drawnText(preview.title, longest.title) || drawnText(siteName, longest.siteName)
  const kicker = drawnText(preview.kicker, longest.kicker)
  const line = drawnText(preview.line, longest.line)
  return (
    <div style={{ ...previewSize, display: 'flex', flexDirection: 'column', background: colours.paper }}>
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, padding: '60px 80px 0' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, color: colours.petrol, fontSize: 40 }}>
          <LogoMark />
          <span style={{ fontFamily: 'display' }}>{drawnText(siteName, longest.siteName)}</span>
        </div>
        {kicker && (
          <div style={{ marginTop: 56, fontSize: 34, color: colours.petrol, display: 'flex' }}>{kicker}</div>
        )}
        <div
          style={{
            marginTop: 12,
            fontFamily: 'display',
            fontSize: title.length > longTitle ? 56 : 76,
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
            color: colours.ink,
            display: 'block',
            maxWidth: 1040 - symbolSize,
            lineClamp: 3,
            wordBreak: 'break-word',
          }}
        >
          {title}
        </div>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 36,
            rowGap: 8,
            maxWidth: 1040 - symbolSize,
            marginTop: 28,
            fontSize: 34,
            color: colours.soft,
          }}
        >
          {preview.rating && <Stars rating={preview.rating} />}
          {line && <span>{line}</span>}
        </div>
      </div>
      <RiverBank drawing={preview.drawing} />
    </div>
  )
}

const Stars = ({ rating: { average, count } }: { rating: NonNullable<Preview['rating']> }) => (
  <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
    <svg width="38" height="38" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 1.8l3.1 6.4 7 1-5.1 5 1.2 7-6.2-3.3-6.2 3.3 1.2-7-5.1-5 7-1z"
        fill={colours.star}
        stroke="none"
      />
    </svg>
    <span style={{ color: colours.ink }}>{formatRating(average)}</span>
    <span>{countOf(count, 'reseña', 'reseñas')}</span>
  </div>
)

/** Draws the river bank with the symbol of the rubro or category on it. */
const RiverBank = ({ drawing }: { drawing: DrawingName }) => (
  <div style={{ display: 'flex', position: 'relative', height: 56, background: colours.petrol }}>
    {/* biome-ignore lint/performance/noImgElement: the drawing library has no other way to show SVG of a string */}
    <img
      src={symbolAddress(drawing)}
      alt=""
      width={symbolSize}
      height={symbolSize}
      style={{ position: 'absolute', right: 80, top: -symbolSize - 12 }}
    />
  </div>
)

/** In px. The title leaves this much space on its right. */
const symbolSize = 260

const symbolAddress = (drawing: DrawingName): string => {
  const svg = drawScene(drawing, { form: 'mark', width: symbolSize, lineWidth: 6 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Draws the site's logo as the header does. */
const LogoMark = () => (
  <svg width="60" height="60" viewBox="0 0 32 32" aria-hidden="true">
    <path
      d="M16 4 26.4 10v12L16 28 5.6 22V10Z"
      fill={colours.petrol}
      stroke={colours.petrol}
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <circle cx="16" cy="16" r="7.25" fill={colours.sun} />
    <path
      d="M7.5 18.4c1.4-1.2 2.8-1.2 4.25 0s2.85 1.2 4.25 0 2.8-1.2 4.25 0 2.85 1.2 4.25 0"
      fill="none"
      stroke={colours.petrol}
      strokeWidth="1.9"
      strokeLinecap="round"
    />
  </svg>
)
