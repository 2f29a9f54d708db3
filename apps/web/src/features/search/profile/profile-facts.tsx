import { checkTexts } from '@oficio/contracts/professionals/checks'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { formatDate, formatMonth } from '@oficio/contracts/text/format-date'
import {
  CalendarClock,
  CalendarDays,
  Clock,
  FileBadge,
  type LucideIcon,
  MapPinned,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { HoursLines } from '@/components/ui/hours-lines'
import { formatList } from '@/lib/formats/format-list'
import { formatMinutes } from '@/lib/formats/format-minutes'

/** The facts about the professional. Each fact names its source. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const { city, serviceRadiusKm, medianResponseMinutes, memberSince, hours, rubros, checks } = profile
  const regulatedRubros = rubros.filter(({ isRegulated }) => isRegulated).map(({ name }) => name)
  return (
    <ul className="space-y-4">
      {checks.length > 0 && (
        <Fact icon={ShieldCheck} title="Verificado">
          {checks.map(({ kind, checkedAt }) => (
            <span key={kind} className="block">
              {checkTexts[kind]}, {formatDate(checkedAt)}.
            </span>
          ))}
        </Fact>
      )}
      {medianResponseMinutes !== null && (
        <Fact icon={Clock} title={`Suele responder en ${formatMinutes(medianResponseMinutes)}`}>
          Lo medimos en sus últimos contactos con clientes.
        </Fact>
      )}
      <Fact icon={MapPinned} title="Zona de trabajo">
        {city} y hasta {serviceRadiusKm} km a la redonda.
      </Fact>
      {regulatedRubros.length > 0 && (
        <Fact icon={FileBadge} title="Pide matrícula">
          {formatList(regulatedRubros)} la {regulatedRubros.length === 1 ? 'exige' : 'exigen'}. Preguntale el
          número antes de que empiece.
        </Fact>
      )}
      {hours && (
        <Fact icon={CalendarClock} title="Cuándo atiende">
          <HoursLines hours={hours} closed="no atiende" />
        </Fact>
      )}
      <Fact icon={CalendarDays} title="En el sitio">
        Desde {formatMonth(memberSince)}.
      </Fact>
    </ul>
  )
}

interface FactProps {
  icon: LucideIcon
  title: string
  children: ReactNode
}

const Fact = ({ icon: Icon, title, children }: FactProps) => (
  <li className="flex gap-3">
    <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-primary" />
    <span className="min-w-0">
      <span className="block font-semibold">{title}</span>
      <span className="block text-muted-foreground">{children}</span>
    </span>
  </li>
)
