import { failure } from "../http/http-failure.ts";

export const idTaken = failure(
  409,
  "CafeIdTaken",
  "이 글을 올리지 못했어요. 글은 이 기기에 있어요. 새 글에 옮겨 올려 주세요.",
);

export const boardClosed = failure(
  409,
  "BoardClosed",
  "지금은 새 글을 받지 않는 게시판이에요. 다른 게시판을 골라 주세요. 글은 그대로 있어요.",
);

export const filesOnTheWay = failure(
  409,
  "FilesOnTheWay",
  "사진이나 파일이 아직 올라가는 중이에요. 다 올라가면 글을 올려요.",
);

export const newcomerLink = failure(
  409,
  "NewcomerLink",
  "가입한 첫날에는 댓글에 링크를 넣을 수 없어요. 링크를 빼고 올려 주세요.",
);

export const underReview = failure(
  409,
  "UnderReview",
  "살펴보는 중이라 지금은 고칠 수 없어요. 끝나면 알려 드려요.",
);

export const ownCase = failure(409, "OwnCase", "내가 쓴 것은 다른 분이 살펴봐요.");

export const otherModerator = failure(
  409,
  "OtherModerator",
  "다시 살펴봐 달라는 글은 다른 분이 살펴봐요.",
);

export const decidedMeanwhile = failure(
  409,
  "DecidedMeanwhile",
  "방금 다른 분이 처리했어요. 새로 가져왔어요.",
);

export const noAppeal = failure(
  409,
  "NoAppeal",
  "다시 살펴봐 달라는 말은 한 번만 보낼 수 있어요. 보낸 말은 그대로 있어요.",
);
