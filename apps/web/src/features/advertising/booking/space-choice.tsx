'use client'

import { type AdSlotName, adSlotNames } from '@oficio/contracts/advertising/slots'
import { adSlots } from '@oficio/contracts/advertising/spaces'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { FieldSet } from '@/components/ui/field-set'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { NetPrice } from '@/features/payments/net-price'
import { SlotPicture } from './slot-picture'
import type { OfferedSpace } from './use-booking'

interface SpaceChoiceProps {
  spaces: readonly OfferedSpace[]
  chosenSpace: OfferedSpace | null
  onChoose: (spaceId: number) => void
}

/** Where: the slot with a drawing of its page, then which of those that take turns in it. */
export function SpaceChoice({ spaces, chosenSpace, onChoose }: SpaceChoiceProps) {
  const inSlot = (slot: AdSlotName) => spaces.filter((space) => space.slot === slot)
  const chooseSlot = (name: string) => {
    const first = spaces.find(({ slot }) => slot === name)
    if (first) onChoose(first.id)
  }
  return (
    <>
      <FieldSet legend="1. Dónde">
        <RadioGroup value={chosenSpace?.slot ?? ''} onValueChange={chooseSlot} className="lg:grid-cols-2">
          {adSlotNames.map((slot) => (
            <RadioCard
              key={slot}
              value={slot}
              className="items-start py-3.5"
              label={<SlotLabel slot={slot} priceArs={inSlot(slot)[0]?.base_price ?? 0} />}
            />
          ))}
        </RadioGroup>
      </FieldSet>
      {chosenSpace && (
        <FieldSet
          legend="2. En qué lugar"
          hint="En cada espacio se turnan varios banners, de a uno por vez. Cada lugar es de un solo anunciante por día, y todos se muestran lo mismo."
        >
          <RadioGroup
            value={String(chosenSpace.id)}
            onValueChange={(id) => onChoose(Number(id))}
            className="sm:grid-cols-3"
          >
            {inSlot(chosenSpace.slot).map(({ id, place }) => (
              <RadioCard key={id} value={String(id)} label={`Lugar ${place}`} />
            ))}
          </RadioGroup>
        </FieldSet>
      )}
    </>
  )
}

function SlotLabel({ slot, priceArs }: { slot: AdSlotName; priceArs: number }) {
  return (
    <span className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <SlotPicture slot={slot} />
      <span className="min-w-0 flex-[1_1_10rem]">
        <span className="block font-semibold">{adSlots[slot].name}</span>
        <span className="block text-sm text-muted-foreground">{adSlots[slot].where}</span>
        <span className="mt-1 block text-sm font-medium tabular-nums">
          Desde {formatMoney(priceArs)} por día
        </span>
        <NetPrice priceArs={priceArs} />
      </span>
    </span>
  )
}
