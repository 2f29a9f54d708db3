import { Card } from '@/components/ui/card'
import { TermsLine } from '../../../accounts/registration/terms-line'
import { GoogleButton } from '../../../accounts/sessions/google-button'

/** For whoever has no account here: the one that Google vouches for brings name and mail along. */
export function BeginWithGoogle() {
  return (
    <Card className="space-y-4">
      <p>
        ¿Tenés cuenta de Google? Empezá con ella: completamos tu nombre y tu email, y no hace falta elegir una
        contraseña.
      </p>
      <GoogleButton asProfessional />
      <TermsLine />
    </Card>
  )
}
