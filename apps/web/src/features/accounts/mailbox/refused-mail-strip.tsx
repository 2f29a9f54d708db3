import { MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { Link } from '@/components/ui/link'

interface RefusedMailStripProps {
  /** The sentence that names the address that rejects our mails. */
  children: ReactNode
  /** Link to the page where the address can be fixed. Absent if that is the same page. */
  fixLink?: { href: string; label: string }
}

/**
 * A strip above pages whose reader waits for mails: our mails to the reader's address bounce or were reported as spam.
 */
export function RefusedMailStrip({ children, fixLink }: RefusedMailStripProps) {
  return (
    <aside aria-label="Tu email" className="bg-sol-soft text-sol-soft-foreground">
      <Container className="flex flex-wrap items-center gap-x-3 py-2">
        <MailX aria-hidden className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">{children}</p>
        {fixLink && (
          <Link
            href={fixLink.href}
            className="inline-flex min-h-11 items-center pl-8 font-semibold underline underline-offset-4 sm:pl-0"
          >
            {fixLink.label}
          </Link>
        )}
      </Container>
    </aside>
  )
}
