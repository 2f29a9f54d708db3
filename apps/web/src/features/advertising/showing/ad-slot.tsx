import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { AdFrame } from './ad-frame'
import { DefaultBanner } from './default-banner'
import { LiveSlot } from './live-slot'

/** A slot of a page, which is cached whole with the default banner; what is booked comes by the browser. */
export const AdSlot = ({ slot }: { slot: AdSlotName }) => (
  <AdFrame slot={slot}>
    <LiveSlot slot={slot}>
      <DefaultBanner />
    </LiveSlot>
  </AdFrame>
)
