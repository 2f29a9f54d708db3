import type { RefusedMail } from '@oficio/contracts/accounts/mailbox'
import { paths } from '@oficio/contracts/paths'
import { MailX } from 'lucide-react'
import Link from 'next/link'
import { Container } from '@/components/layout/container'

/** Over every page of an account whose address gets no mails any more; what to do about it stands in its profile. */
export function RefusedMailStrip({ refused: { email } }: { refused: RefusedMail }) {
  return (
    <aside aria-label="Tu email" className="bg-sol-soft text-sol-soft-foreground">
      <Container className="flex flex-wrap items-center gap-x-3 py-2">
        <MailX aria-hidden className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">No podemos escribirte a {email}.</p>
        <Link
          href={paths.profile()}
          className="inline-flex min-h-11 items-center pl-8 font-semibold underline underline-offset-4 sm:pl-0"
        >
          Arreglarlo
        </Link>
      </Container>
    </aside>
  )
}
