import { Text } from '@react-email/text'
import { color, font } from './theme'

/**
 * The confirmation code, large and with wide letter spacing. The spacing is CSS, so that copying gives only the digits.
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
        // Letter spacing also follows the last digit. The same padding on the left keeps the code centred.
        paddingLeft: '0.28em',
        color: color.foreground,
      }}
    >
      {children}
    </Text>
  )
}
