import { AdFrame } from './ad-frame'
import { DefaultBanner } from './default-banner'
import { LiveSlot, type LiveSlotProps } from './live-slot'

/** A slot of a page, which is cached whole with the default banner; what is booked comes by the browser. */
export const AdSlot = ({ slot, slots }: Omit<LiveSlotProps, 'children'>) => (
  <AdFrame slot={slot}>
    <LiveSlot slot={slot} slots={slots}>
      <DefaultBanner />
    </LiveSlot>
  </AdFrame>
)
