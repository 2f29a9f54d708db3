import { ChevronDown } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import type { FaqEntry } from './faq-entry'

interface FaqItemProps {
  entry: FaqEntry
  /** The level of the heading that the question is. */
  level: 2 | 3
}

/**
 * A question, collapsed. Its id is its fragment, so that links lead to it, and browsers open it when they find text in
 * it.
 */
export function FaqItem({ entry: { id, question, answer, links }, level }: FaqItemProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <details id={id} className="group scroll-mt-24">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <Heading className="font-sans text-lg font-semibold tracking-normal">{question}</Heading>
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
