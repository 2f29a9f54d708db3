'use client'

import type { ConsumerRequestKind, ConsumerRequestReceipt } from '@oficio/contracts/support/consumer-requests'
import { type ReactNode, useState } from 'react'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { ConsumerForm, type Topic } from './consumer-form'
import { kindTexts } from './kind-texts'
import { Receipt } from './receipt'

interface ConsumerRequestPageProps {
  kind: ConsumerRequestKind
  topics: readonly Topic[]
  /** The contact data of the signed-in user, or empty values. */
  knownContact: { name: string; email: string }
  /** What to do without scripts, because the legal right must not depend on them. */
  withoutScripts: ReactNode
}

/** The page of a legal request, withdrawal or cancellation: the form, and then its receipt. */
export function ConsumerRequestPage({
  kind,
  topics,
  knownContact,
  withoutScripts,
}: ConsumerRequestPageProps) {
  const [receipt, setReceipt] = useState<ConsumerRequestReceipt | null>(null)
  const { title, description, rights, other } = kindTexts[kind]

  if (receipt) return <Receipt receipt={receipt} />
  return (
    <Container className="pb-16">
      <PageHeader title={title} description={description} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-12">
        <div>
          <noscript>{withoutScripts}</noscript>
          <Card className="needs-script">
            <ConsumerForm kind={kind} topics={topics} knownContact={knownContact} onSent={setReceipt} />
          </Card>
        </div>
        <aside aria-labelledby="tus-derechos" className="lg:pt-2">
          <h2 id="tus-derechos" className="mb-4 text-xl">
            Lo que te corresponde
          </h2>
          <ul className="list-disc space-y-3 pl-5 text-muted-foreground marker:text-primary">
            {rights.map((right) => (
              <li key={right}>{right}</li>
            ))}
          </ul>
          <p className="mt-6">
            {other.question}{' '}
            <Link href={other.href} className="font-medium text-primary underline underline-offset-4">
              {other.label}
            </Link>
            .
          </p>
        </aside>
      </div>
    </Container>
  )
}
