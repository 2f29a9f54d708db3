'use client'

import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { adSlots } from '@oficio/contracts/advertising/spaces'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { formatNumber } from '@oficio/contracts/text/format-number'
import { FieldSet } from '@/components/ui/field-set'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { NetPrice } from '@/features/payments/net-price'
import type { OfferedSlot } from './use-booking'

/** The shapes of the drawn pages: lines of text and boxes around the slots, in a drawing of 120 × 90. */
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

interface SpaceChoiceProps {
  slots: readonly OfferedSlot[]
  chosenSlot: AdSlotName | null
  onChoose: (slot: AdSlotName) => void
}

/**
 * The choice of a slot, with a drawing of its page. The space among the rotating banners is chosen by its free days,
 * because all spaces of a slot are shown equally.
 */
export const SpaceChoice = ({ slots, chosenSlot, onChoose }: SpaceChoiceProps) => (
  <FieldSet
    id="espacios"
    legend="1. Dónde"
    hint={`En cada espacio se turnan hasta ${Math.max(...slots.map(({ spaceIds }) => spaceIds.length))} banners, de a uno por vez, y todos se muestran lo mismo.`}
    className="scroll-mt-20"
  >
    <RadioGroup
      value={chosenSlot ?? ''}
      onValueChange={(name) => {
        const offer = slots.find(({ slot }) => slot === name)
        if (offer) onChoose(offer.slot)
      }}
      className="lg:grid-cols-2"
    >
      {slots.map((offer) => (
        <RadioCard
          key={offer.slot}
          value={offer.slot}
          className="items-start py-3.5"
          label={<SlotLabel offer={offer} />}
        />
      ))}
    </RadioGroup>
  </FieldSet>
)

function SlotLabel({ offer: { slot, base_price, dailyViews } }: { offer: OfferedSlot }) {
  const { name, where, picture } = adSlots[slot]
  return (
    <span className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <SlotPicture slot={slot} />
      <span className="min-w-0 flex-[1_1_10rem]">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted-foreground">
          {where}{' '}
          <span className="whitespace-nowrap tiny:whitespace-normal">
            Imagen de {picture.width} × {picture.height} px.
          </span>
        </span>
        {dailyViews !== undefined && (
          <span className="mt-1 block text-sm">
            Este mes, cada banner se vio unas {formatNumber(dailyViews)} veces por día.
          </span>
        )}
        <span className="mt-1 block text-sm font-medium tabular-nums">
          Desde {formatMoney(base_price)} por día
        </span>
        <NetPrice priceArs={base_price} />
      </span>
    </span>
  )
}

type Box = readonly [x: number, y: number, width: number, height: number]

/** A drawing of the slot's position: the page in grey, the slot in yellow. */
function SlotPicture({ slot }: { slot: AdSlotName }) {
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
