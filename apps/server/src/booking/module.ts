import type { ServerModule } from "../start/server-module.ts";
import { linkPage } from "../web/page-way.ts";
import { listBookingRoutes } from "./booking-routes.ts";

const door = {
  title: "이 주소에서는 예약할 수 없어요",
  why: "같은 Wi-Fi에 있는 사람이 예약한 내용을 볼 수 있는 주소예요. 안전한 주소에서 예약해 주세요.",
  qr: "다른 기기로 열 때는 이 QR을 찍어 주세요.",
};

export const booking: ServerModule = {
  name: "booking",
  routes: listBookingRoutes,
  pages: [linkPage("book", door)],
};
