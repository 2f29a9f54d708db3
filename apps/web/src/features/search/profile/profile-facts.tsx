import { checkedLine, checkTexts } from '@oficio/contracts/professionals/checks'
import { personBehind } from '@oficio/contracts/professionals/public-name'
import { hasAverage } from '@oficio/contracts/reviews/subjects'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { showsJobsDone } from '@oficio/contracts/search/shows-jobs-done'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatDate } from '@oficio/contracts/text/format-date'
import { CalendarClock, FileBadge, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GlanceFact } from '@/components/ui/glance'
import { HoursLines } from '@/components/ui/hours-lines'
import { OpenNow } from '@/features/businesses/public-page/open-now'
import { formatList } from '@/lib/formats/format-list'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { formatRating } from '@/lib/formats/format-rating'

const yearOf = (iso: string): string => calendarDay(new Date(iso)).slice(0, 4)

/** Returns the facts below the name. Leaves out figures that say nothing yet. */
export function profileGlance(profile: PublicProfile): GlanceFact[] {
  const { rating, jobsDone, medianResponseMinutes, checks, memberSince } = profile
  return [
    ...(rating && hasAverage(rating.count)
      ? [
          {
            icon: 'star' as const,
            value: formatRating(rating.average),
            label: `de 5, en ${countOf(rating.count, 'reseña', 'reseñas')}`,
          },
        ]
      : []),
    ...(showsJobsDone(jobsDone)
      ? [{ icon: 'check' as const, value: String(jobsDone), label: 'trabajos hechos por acá' }]
      : []),
    ...(medianResponseMinutes !== null
      ? [
          {
            icon: 'clock' as const,
            value: formatMinutes(medianResponseMinutes),
            label: 'suele tardar en responder',
          },
        ]
      : []),
    ...(checks.length > 0
      ? [
          {
            icon: 'badge-check' as const,
            value: 'Verificado',
            label: checkedLine(
              profile,
              checks.map(({ kind }) => kind),
            ),
          },
        ]
      : []),
    { icon: 'house', value: `Desde ${yearOf(memberSince)}`, label: 'está en el sitio' },
  ]
}

/** The facts that need a sentence: what was checked, when they work, and which rubros require a licence. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const { hours, rubros, checks } = profile
  const person = personBehind(profile)
  const regulatedRubros = rubros.filter(({ isRegulated }) => isRegulated).map(({ name }) => name)
  if (!hours && regulatedRubros.length === 0 && checks.length === 0) return null
  return (
    <ul className="card card-padded flex flex-wrap gap-x-8 gap-y-5">
      {hours && (
        <Fact icon={CalendarClock} title="Cuándo atiende">
          <OpenNow week={hours} special={{}} kind="person" />
          <HoursLines hours={hours} closed="no atiende" />
        </Fact>
      )}
      {checks.length > 0 && (
        <Fact icon={ShieldCheck} title="Qué verificamos">
          {checks.map(({ kind, checkedAt }) => (
            <span key={kind} className="block">
              {checkTexts[kind]}
              {kind === 'identity' && person && ` (${person})`}, {formatDate(checkedAt)}.
            </span>
          ))}
        </Fact>
      )}
      {regulatedRubros.length > 0 && (
        <Fact icon={FileBadge} title="Pide matrícula">
          {formatList(regulatedRubros)} la {regulatedRubros.length === 1 ? 'exige' : 'exigen'}. Preguntale el
          número antes de que empiece.
        </Fact>
      )}
    </ul>
  )
}

interface FactProps {
  icon: LucideIcon
  title: string
  children: ReactNode
}

const Fact = ({ icon: Icon, title, children }: FactProps) => (
  <li className="flex grow basis-64 gap-3">
    <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-primary" />
    <span className="min-w-0">
      <span className="block font-semibold">{title}</span>
      <span className="block text-muted-foreground">{children}</span>
    </span>
  </li>
)
