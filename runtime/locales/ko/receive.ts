import type { TranslatedFeature } from '../../core/words.js'
import type { receive as manifest } from '../../features/receive/schema.js'

/** The words of receiving, in Korean. */
export const receive = {
  receive: {
    title: '받기',
    code: '내 주소의 QR 코드',
    noCode: 'QR 코드를 표시하지 못했습니다. 대신 주소를 복사하세요.',
    how: '보내는 지갑으로 스캔하거나 주소를 복사하세요.',
    networks: {
      other: '{count}개 네트워크에서 사용 가능',
    },
  },
  compatible: {
    title: '호환되는 네트워크',
    note: '이 네트워크로만 보내세요. 다른 네트워크로 보낸 자산은 이 앱에 표시되지 않습니다.',
    list: '네트워크',
    testnet: '테스트넷',
  },
  receiveAction: { label: '받기' },
} satisfies TranslatedFeature<typeof manifest>
