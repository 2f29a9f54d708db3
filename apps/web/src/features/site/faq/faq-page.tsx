import { supportAnswerTime, supportHours } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { factLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'
import type { FaqEntry } from './faq-entry'
import { FaqItem } from './faq-item'

interface FaqPageProps {
  description: string
  entries: readonly FaqEntry[]
  supportEmail: string
}

/**
 * The page of frequently asked questions, each collapsed and usable without scripts, with the contact data of support.
 */
export function FaqPage({ description, entries, supportEmail }: FaqPageProps) {
  return (
    <PageFrame title="Preguntas frecuentes" description={description}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,46rem)_1fr] lg:gap-12">
        <ul className="divide-y border-y">
          {entries.map((entry) => (
            <li key={entry.id}>
              <FaqItem entry={entry} level={2} />
            </li>
          ))}
        </ul>
        <Card asChild className="self-start">
          <aside aria-labelledby="sin-respuesta" className="space-y-3">
            <h2 id="sin-respuesta" className="text-xl">
              ¿No está tu pregunta?
            </h2>
            <p className="text-muted-foreground">
              Atendemos de {supportHours}, y respondemos dentro de las {supportAnswerTime}.
            </p>
            <p>
              <MailLink address={supportEmail} className={factLink} />
            </p>
            <ButtonLink href={paths.contact()} variant="outline">
              Escribirnos
            </ButtonLink>
          </aside>
        </Card>
      </div>
    </PageFrame>
  )
}
