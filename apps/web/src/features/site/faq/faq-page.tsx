import { supportAnswerTime, supportHours } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import { ChevronDown } from 'lucide-react'
import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { factLink, textLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'
import type { FaqEntry } from './faq-entry'

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
              <Entry {...entry} />
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

/**
 * A question, collapsed. Its id is its fragment, so that links lead to it, and browsers open it when they find text in
 * it.
 */
function Entry({ id, question, answer, links }: FaqEntry) {
  return (
    <details id={id} className="group scroll-mt-24">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <h2 className="font-sans text-lg font-semibold tracking-normal">{question}</h2>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="max-w-[68ch] pb-5">
        <p className="text-muted-foreground">{answer}</p>
        {links && (
          <p className="mt-1 flex flex-wrap gap-x-6">
            {links.map(({ label, href }) => (
              <Link key={href} href={href} className={textLink}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
    </details>
  )
}
