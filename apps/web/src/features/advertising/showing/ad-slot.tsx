import { defaultBanner } from '@oficio/contracts/advertising/slots'
import { paths } from '@oficio/contracts/paths'
import { Link } from '@/components/ui/link'
import { AdFrame } from './ad-frame'
import { LiveSlot, type LiveSlotProps } from './live-slot'

/** A slot of a page, which is cached whole with the default banner; what is booked comes by the browser. */
export const AdSlot = ({ slot, slots }: Omit<LiveSlotProps, 'children'>) => (
  <AdFrame slot={slot}>
    <LiveSlot slot={slot} slots={slots}>
      <DefaultBanner />
    </LiveSlot>
  </AdFrame>
)

/** What a slot shows while nobody has booked it. */
const DefaultBanner = () => (
  <Link
    href={paths.contact()}
    className="flex size-full flex-col items-center justify-center gap-1 bg-primary-soft p-4 text-center text-primary-soft-foreground"
  >
    <span className="font-display text-xl font-semibold underline-offset-4 hover:underline md:text-2xl">
      {defaultBanner.title}
    </span>
    <span>{defaultBanner.text}</span>
  </Link>
)
