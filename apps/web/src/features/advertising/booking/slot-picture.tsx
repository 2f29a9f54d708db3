import type { AdSlotName } from '@oficio/contracts/advertising/slots'

type Box = readonly [x: number, y: number, width: number, height: number]

/** Lines of text and boxes of the page around the slots, in a drawing of 120 × 90. */
const home: readonly Box[] = [
  [8, 8, 46, 6],
  [8, 18, 62, 4],
  [8, 25, 40, 4],
  [84, 8, 28, 24],
  [8, 36, 104, 8],
]
const search: readonly Box[] = [
  [8, 8, 104, 8],
  [8, 20, 104, 11],
  [8, 34, 104, 11],
  [8, 66, 104, 11],
  [8, 80, 104, 6],
]

const pictures: Record<AdSlotName, { page: readonly Box[]; slot: Box }> = {
  homepage_featured_1: {
    page: [...home, [62, 48, 50, 20], [8, 74, 60, 4], [8, 81, 44, 4]],
    slot: [8, 48, 50, 20],
  },
  homepage_featured_2: {
    page: [...home, [8, 48, 50, 20], [8, 74, 60, 4], [8, 81, 44, 4]],
    slot: [62, 48, 50, 20],
  },
  homepage_sidebar: {
    page: [...home, [8, 48, 58, 4], [8, 56, 52, 4], [8, 64, 58, 4], [8, 72, 46, 4], [8, 80, 54, 4]],
    slot: [72, 48, 40, 38],
  },
  search_professionals: { page: search, slot: [8, 48, 104, 15] },
  search_businesses: { page: search, slot: [8, 48, 104, 15] },
}

/** Where a slot stands, drawn: the page in grey, the slot in the colour of the sun. */
export function SlotPicture({ slot }: { slot: AdSlotName }) {
  const { page, slot: own } = pictures[slot]
  return (
    <svg viewBox="0 0 120 90" aria-hidden className="w-24 max-w-full rounded-control border bg-background">
      {page.map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="2" className="fill-skeleton" />
      ))}
      <rect
        x={own[0]}
        y={own[1]}
        width={own[2]}
        height={own[3]}
        rx="3"
        strokeWidth="1.5"
        className="fill-sol stroke-sol-foreground"
      />
    </svg>
  )
}
