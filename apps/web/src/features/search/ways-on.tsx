import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

/** Other searches that would find something. */
export function WaysOn({ ways }: { ways: readonly { text: string; href: string }[] }) {
  if (ways.length === 0) return null
  return (
    <ul className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
      {ways.map(({ text, href }) => (
        <li key={text}>
          <Button asChild variant="outline" block>
            <Link href={href}>{text}</Link>
          </Button>
        </li>
      ))}
    </ul>
  )
}
