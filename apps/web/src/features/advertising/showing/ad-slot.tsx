import { defaultBanner } from '@oficio/contracts/advertising/slots'
import { paths } from '@oficio/contracts/paths'
import { Link } from '@/components/ui/link'
import { AdFrame } from './ad-frame'
import { LiveSlot, type LiveSlotProps } from './live-slot'

/** An advertising slot. The page is cached with the default banner; the browser loads the booked banners. */
export const AdSlot = ({ slot, slots }: Omit<LiveSlotProps, 'children'>) => (
  <AdFrame slot={slot}>
    <LiveSlot slot={slot} slots={slots}>
      <DefaultBanner />
    </LiveSlot>
  </AdFrame>
)

/** The default banner, which advertises the slot itself. */
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
