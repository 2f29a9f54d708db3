import { exportAddress } from '@oficio/contracts/admin/exports'
import { movementList, movementMonths } from '@oficio/contracts/admin/payments/movements'
import { Download } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { buttonClasses } from '@/components/ui/button-classes'
import { monthsUntil } from './months-until'

/** The monthly exports for the accountant. */
export function MovementMonths({ nowMs }: { nowMs: number }) {
  return (
    <Section
      title="Para el contador"
      description="Lo que entró y lo que se devolvió en un mes, cada cosa en su día, con los datos de quien pagó, el neto y el IVA. Las devoluciones van en negativo."
    >
      <ul className="flex flex-wrap gap-3">
        {monthsUntil(nowMs, movementMonths).map(({ name, from, until }) => (
          <li key={from}>
            <a
              href={exportAddress(movementList, { from, until, sort: 'oldest' })}
              download
              className={buttonClasses({ variant: 'outline' })}
            >
              <Download aria-hidden />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
