import type { AdSlotName } from '@oficio/contracts/advertising/slots'

type Box = readonly [x: number, y: number, width: number, height: number]

/** Lines of text and boxes of the page around the slots, in a drawing of 120 × 90. */
const home: readonly Box[] = [
  [8, 6, 46, 6],
  [8, 15, 62, 4],
  [84, 6, 28, 13],
  [8, 24, 104, 8],
]
const featured: readonly [left: Box, right: Box] = [
  [8, 36, 50, 20],
  [62, 36, 50, 20],
]
const sidebar: Box = [35, 67, 50, 18]
const below: Box = [8, 59, 60, 4]
const search: readonly Box[] = [
  [8, 8, 104, 8],
  [8, 20, 104, 11],
  [8, 34, 104, 11],
  [8, 48, 104, 11],
]
const underResults: Box = [8, 66, 104, 16]

const pictures: Record<AdSlotName, { page: readonly Box[]; slot: Box }> = {
  homepage_featured_1: { page: [...home, featured[1], below, sidebar], slot: featured[0] },
  homepage_featured_2: { page: [...home, featured[0], below, sidebar], slot: featured[1] },
  homepage_sidebar: { page: [...home, ...featured, below], slot: sidebar },
  search_professionals: { page: search, slot: underResults },
  search_businesses: { page: search, slot: underResults },
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
