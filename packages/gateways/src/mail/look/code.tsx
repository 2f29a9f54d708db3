import { Text } from '@react-email/text'
import { color, font } from './theme'

/**
 * The confirmation code, large and spaced. The space is drawn, not typed: what one copies is the bare digits.
 */
export function Code({ children }: { children: string }) {
  return (
    <Text
      style={{
        margin: 0,
        textAlign: 'center',
        fontFamily: font.digits,
        fontSize: '34px',
        lineHeight: '44px',
        fontWeight: 700,
        letterSpacing: '0.28em',
        // Spacing also follows the last digit; the same on the left keeps the code in the middle.
        paddingLeft: '0.28em',
        color: color.foreground,
      }}
    >
      {children}
    </Text>
  )
}
