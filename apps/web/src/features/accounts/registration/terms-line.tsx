import { paths } from '@oficio/contracts/paths'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'

/** What pressing the button accepts. In tabs of their own: nobody loses a half-filled form by reading. */
export function TermsLine({ when = 'Al crear tu cuenta' }: { when?: string }) {
  return (
    <p className="text-sm text-muted-foreground">
      {when} aceptás los{' '}
      <Link href={paths.terms()} target="_blank" className={inlineLink}>
        términos y condiciones
      </Link>{' '}
      y la{' '}
      <Link href={paths.privacy()} target="_blank" className={inlineLink}>
        política de privacidad
      </Link>
      .
    </p>
  )
}
