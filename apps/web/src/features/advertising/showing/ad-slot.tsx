import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { AdFrame } from './ad-frame'
import { DefaultBanner } from './default-banner'
import { LiveSlot } from './live-slot'

interface AdSlotProps {
  slot: AdSlotName
  /** Slots that stand one after the other, this one among them; what is booked comes in the first ones. */
  among?: readonly AdSlotName[]
}

/** A slot of a page, which is cached whole with the default banner; what is booked comes by the browser. */
export const AdSlot = ({ slot, among }: AdSlotProps) => (
  <AdFrame slot={slot}>
    <LiveSlot slot={slot} among={among}>
      <DefaultBanner />
    </LiveSlot>
  </AdFrame>
)
