import type { TranslatedFeature } from '../../core/words.js'
import type { allWallets as manifest } from '../../features/all-wallets/schema.js'

/** The words of the directory, in Korean. */
export const allWallets = {
  moreWallets: { title: '모든 지갑' },
  allWallets: {
    list: '사용 가능한 지갑',
    loading: '지갑 불러오는 중',
    search: '지갑 검색',
    clear: '검색 지우기',
    results: { other: '지갑 {count}개를 찾았습니다' },
    certified: '인증만',
    certifiedOn: 'WalletConnect 인증 지갑을 표시하는 중',
    code: 'QR 코드 표시',
    installed: '설치됨',
    none: '지갑을 찾을 수 없음',
    noneText: '다른 이름으로 찾아보거나 아무 지갑으로 QR 코드를 스캔하세요.',
    emptyText: '아무 지갑으로 QR 코드를 스캔해 연결하세요.',
    cut: '일부 지갑을 불러오지 못했습니다.',
    retry: '다시 시도',
  },
} satisfies TranslatedFeature<typeof manifest>
