import { paths } from '@oficio/contracts/paths'
import {
  type ConsumerRequestForAdmin,
  consumerRequestKindTexts,
} from '@oficio/contracts/support/consumer-requests'
import Link from 'next/link'
import { Section } from '@/components/layout/section'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DueClock } from './due-clock'

interface OpenRequestsProps {
  requests: readonly ConsumerRequestForAdmin[]
  nowMs: number
}

/** What consumers wait for, as the panel's first screen shows it: the most urgent first, each with its clock; nothing while nobody waits. */
export function OpenRequests({ requests, nowMs }: OpenRequestsProps) {
  if (requests.length === 0) return null
  return (
    <Section
      title={`Consumo (${requests.length})`}
      actions={
        <Button asChild variant="outline">
          <Link href={paths.adminConsumerRequests()}>Responder</Link>
        </Button>
      }
    >
      <Card asChild padding="none" className="overflow-hidden">
        <ul className="divide-y">
          {requests.map(({ id, kind, code, name, dueAt }) => (
            <li key={id}>
              <Link
                href={`${paths.adminConsumerRequests()}#${id}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4 transition-colors hover:bg-muted focus-visible:-outline-offset-2"
              >
                <span className="min-w-0">
                  <span className="block font-semibold">
                    {consumerRequestKindTexts[kind]} <span className="whitespace-nowrap">{code}</span>
                  </span>
                  <span className="block truncate text-sm text-muted-foreground">{name}</span>
                </span>
                <DueClock dueAt={dueAt} nowMs={nowMs} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
