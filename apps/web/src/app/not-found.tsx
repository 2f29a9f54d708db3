import type { Metadata } from 'next'
import { LostArt } from '@/components/layout/lost-art'
import { MessagePage } from '@/components/layout/message-page'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { missingTexts } from '@/lib/missing-texts'

export const metadata: Metadata = {
  title: 'Página no encontrada',
  robots: { index: false },
}

/** The page for an unknown address, with links to common pages. */
export default function NotFoundPage() {
  return (
    <MessagePage
      art={<LostArt />}
      title={missingTexts.title}
      description={missingTexts.description}
      actions={missingTexts.ways.map(({ label, href }, place) => (
        <Button key={href} asChild variant={place === 0 ? 'primary' : 'outline'}>
          <Link href={href}>{label}</Link>
        </Button>
      ))}
    />
  )
}
