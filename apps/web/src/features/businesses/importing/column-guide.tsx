import { importColumns } from '@oficio/contracts/businesses/importing/columns'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'

const columns: { title: string; hint: string; isNeeded?: true }[] = Object.values(importColumns)

/** The columns that an import file may have, with their meaning. */
export function ColumnGuide() {
  return (
    <Section title="Qué columnas lleva">
      <Card>
        <dl className="divide-y">
          {columns.map(({ title, hint, isNeeded }) => (
            <div key={title} className="grid gap-x-4 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]">
              <dt className="font-semibold">
                {title}
                {isNeeded && <span className="font-normal text-muted-foreground"> (obligatoria)</span>}
              </dt>
              <dd className="text-muted-foreground">{hint || 'Opcional.'}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}
