import { defaultBanner } from '@oficio/contracts/advertising/slots'
import { paths } from '@oficio/contracts/paths'
import { Link } from '@/components/ui/link'
import { AdFrame } from './ad-frame'
import { LiveSlot, type LiveSlotProps } from './live-slot'

/**
 * An advertising slot. The page is cached with the default banner, and the browser loads the booked banners. A slot that
 * is not booked takes one line.
 */
export const AdSlot = ({ slot, slots, isBooked }: Omit<LiveSlotProps, 'children'>) => (
  <AdFrame slot={slot} isBooked={isBooked}>
    <LiveSlot slot={slot} slots={slots} isBooked={isBooked}>
      {isBooked ? <DefaultBanner /> : <DefaultLine />}
    </LiveSlot>
  </AdFrame>
)

/** The default banner, which advertises the slot itself. Shown until the booked banner is loaded. */
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

const DefaultLine = () => (
  <Link
    href={paths.contact()}
    className="flex min-h-11 items-center gap-x-2 text-sm text-muted-foreground hover:text-primary"
  >
    <span className="font-semibold underline underline-offset-4">{defaultBanner.title}</span>
    <span className="max-sm:sr-only">{defaultBanner.text}</span>
  </Link>
)
