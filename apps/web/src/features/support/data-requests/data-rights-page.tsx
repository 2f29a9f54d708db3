'use client'

import { paths } from '@oficio/contracts/paths'
import { dataLimits } from '@oficio/contracts/support/data-limits'
import { MailCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { DataForm } from './data-form'
import type { AskedKind } from './kinds'
import { dataRights, rights } from './texts'

interface DataRightsPageProps {
  kinds: readonly AskedKind[]
  /** Mail of the signed-in user; empty for others. */
  knownEmail: string
  /** What to do where no script runs: the right does not depend on one. */
  withoutScripts: ReactNode
}

/** The rights over one's own data: the form, and in its place where to go on. */
export function DataRightsPage({ kinds, knownEmail, withoutScripts }: DataRightsPageProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <SentNote email={sentTo} />
  return (
    <Container className="pb-16">
      <PageHeader {...dataRights} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-12">
        <div>
          <noscript>{withoutScripts}</noscript>
          <Card className="needs-script">
            <DataForm kinds={kinds} knownEmail={knownEmail} onSent={setSentTo} />
          </Card>
        </div>
        <aside aria-labelledby="como-es" className="lg:pt-2">
          <h2 id="como-es" className="mb-4 text-xl">
            Cómo es
          </h2>
          <ul className="list-disc space-y-3 pl-5 text-muted-foreground marker:text-primary">
            {rights.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
          <p className="mt-6">
            ¿Tenés una cuenta y podés entrar? En{' '}
            <Link href={paths.profile()} className="font-medium text-primary underline underline-offset-4">
              tu perfil
            </Link>{' '}
            lo hacés en el momento.
          </p>
        </aside>
      </div>
    </Container>
  )
}

/** The same for every address: whether anything is stored is for the owner of the mailbox alone. */
function SentNote({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Container width="form" className="space-y-6 pt-10 pb-16 md:pt-14">
      <MailCheck aria-hidden className="size-12 text-success" strokeWidth={1.75} />
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none md:text-4xl">
        Mirá tu correo
      </h1>
      <p className="text-lg">
        Te mandamos un enlace a <span className="font-medium break-words">{email}</span>. Abrilo para
        confirmar que el email es tuyo: recién ahí empieza a correr el plazo para responderte.
      </p>
      <p className="text-muted-foreground">
        Vale {dataLimits.linkHours} horas. Si no llega en unos minutos, fijate en el correo no deseado. Por
        día mandamos hasta {dataLimits.mails} a un mismo email.
      </p>
    </Container>
  )
}
