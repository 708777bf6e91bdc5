import type { TranslatedFeature } from '../../core/words.js'
import type { networks as manifest } from '../../features/networks/schema.js'

/**
 * The words of choosing and switching networks, in Russian.
 * `{wallet}` may be “кошельке” while switching, so it follows “в”.
 */
export const networks = {
  networks: {
    title: 'Выберите сеть',
    list: 'Сети',
    search: 'Поиск сетей',
    results: {
      one: 'Найдена {count} сеть',
      few: 'Найдено {count} сети',
      many: 'Найдено {count} сетей',
      other: 'Найдено {count} сети',
    },
    none: 'Сети не найдены',
    noneText: 'Ищите по названию или ID сети.',
    clear: 'Очистить поиск',
    wallet: 'Ваш кошелёк',
    app: 'Сеть приложения',
    testnet: 'Тестовая сеть',
    blocked: '{wallet} не поддерживает',
    apart: 'В вашем кошельке сеть {wallet}. Приложение использует {app}.',
    switchWallet: 'Сменить сеть кошелька',
    help: 'Что такое сеть?',
  },
  unsupportedChain: {
    title: 'Сменить сеть',
    text: 'Приложение не поддерживает сеть {network}. Перейдите в одну из этих сетей или отключитесь.',
    numbered: '{id}',
    disconnect: 'Отключить',
  },
  switching: {
    title: 'Сменить сеть',
    waiting: 'Подтвердите в {wallet}',
    yourWallet: 'кошельке',
    hints: [
      'Запрашиваем переход в сеть {network}…',
      'Подтвердите переход в сеть {network} в кошельке.',
      'Не видите запрос в {wallet}? Окно может быть за этим.',
      'Всё ещё ждём. Найдите ожидающий запрос в {wallet} или отмените и попробуйте снова.',
    ],
    embedded: 'Переход в сеть {network}…',
    embeddedHints: [
      'Это займёт немного времени.',
      'Почти готово…',
      'Это занимает больше времени, чем обычно.',
      'Что-то пошло не так. Отмените и попробуйте снова.',
    ],
    byHand: 'Смените сеть в {wallet}',
    byHandText: 'Приложение не может сменить сеть в {wallet}. Выберите там {network}, и страница переключится следом.',
    back: 'Назад',
    done: 'Сеть переключена',
    doneText: 'Вы в сети {network}.',
  },
  switchActiveChain: {
    title: 'Сменить сеть',
    heading: 'Перейти в {namespace}',
    text: '{wallet} не поддерживает {network}. Подключите другой кошелёк; {wallet} останется подключённым.',
    textToo: '{wallet} поддерживает и {network}. Подключите его и там или выберите другой кошелёк.',
    yourWallet: 'Ваш кошелёк',
    switch: 'Перейти',
    cancel: 'Отмена',
  },
  whatIsANetwork: {
    title: 'Что такое сеть?',
    record: 'Как это работает',
    recordText: 'Сеть записывает каждый перевод на множестве компьютеров, поэтому изменить его нельзя.',
    apart: 'Сети не связаны между собой',
    apartText: 'Активы одной сети не видны в другой, даже по тому же адресу. Комиссии и скорость различаются.',
    more: 'Подробнее',
    moreUrl: 'https://ethereum.org/ru/developers/docs/networks/',
  },
} satisfies TranslatedFeature<typeof manifest>
