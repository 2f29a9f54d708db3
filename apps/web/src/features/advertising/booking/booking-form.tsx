'use client'

import { formatMoney } from '@oficio/contracts/text/format-money'
import { FieldSet } from '@/components/ui/field-set'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { NetPrice } from '@/features/payments/net-price'
import { BannerPreview } from '../preview/banner-preview'
import { BookingSummary } from './booking-summary'
import { DaysChoice } from './days-choice'
import { SpaceChoice } from './space-choice'
import { type OfferedSlot, useBooking } from './use-booking'

/** The form that books an advertising space, question by question. The price is updated with each choice. */
export function BookingForm({ slots }: { slots: readonly OfferedSlot[] }) {
  const booking = useBooking(slots)
  const { offer, combination, dispatch } = booking
  return (
    <div className="needs-script grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-10">
        <SpaceChoice
          slots={slots}
          chosenSlot={offer?.slot ?? null}
          onChoose={(slot) => dispatch({ type: 'slot', slot })}
        />
        {offer && (
          <div className="space-y-5">
            <FieldSet legend="2. Formato">
              <RadioGroup
                value={combination ? String(combination.id) : ''}
                onValueChange={(id) => dispatch({ type: 'combination', combinationId: Number(id) })}
                className="sm:grid-cols-3"
              >
                {offer.combinations.map(({ id, name, base_price_multiplier }) => (
                  <RadioCard
                    key={id}
                    value={String(id)}
                    label={name}
                    hint={<PricePerDay priceArs={offer.base_price * base_price_multiplier} />}
                  />
                ))}
              </RadioGroup>
            </FieldSet>
            {combination && <BannerPreview slot={offer.slot} combinationId={combination.id} />}
          </div>
        )}
        {combination && <DaysChoice {...booking} />}
      </div>
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <BookingSummary booking={booking} />
      </div>
    </div>
  )
}

const PricePerDay = ({ priceArs }: { priceArs: number }) => (
  <>
    {formatMoney(priceArs)} por día
    <NetPrice priceArs={priceArs} />
  </>
)
